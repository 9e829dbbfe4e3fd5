// How long `npm test` may take on a quiet machine with two cores, and the table of how long it took.

/** Minutes; together a quarter of an hour. Whoever adds tests keeps them, or makes others faster. */
const minutes = { checks: 1, units: 4, server: 4, stories: 6 };

const limitOf = (part) => minutes[part] * 60;
const limitOfAll = Object.keys(minutes).reduce((sum, part) => sum + limitOf(part), 0);

const clock = (seconds) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

/**
 * The lines that end a run: what each part took of its budget, and what took longer. A budget is no test: other
 * programs on the machine take their share of it, so that nothing fails here.
 */
export function timeTable(seconds) {
  const parts = Object.keys(minutes).filter((part) => seconds[part] !== undefined);
  const rows = parts.map((part) => ({ name: part, took: seconds[part], limit: limitOf(part) }));
  if (parts.length === Object.keys(minutes).length) {
    const took = rows.reduce((sum, row) => sum + row.took, 0);
    rows.push({ name: 'all', took, limit: limitOfAll });
  }
  const table = rows.map(
    ({ name, took, limit }) =>
      `  ${name.padEnd(8)} ${clock(took).padStart(5)} of ${clock(limit).padStart(5)}`,
  );
  const over = rows
    .filter(({ took, limit }) => took > limit)
    .map(
      ({ name, took, limit }) =>
        `! ${name}: ${clock(took)} is over the budget of ${clock(limit)} for a quiet machine with two cores`,
    );
  return [...table, ...over];
}
