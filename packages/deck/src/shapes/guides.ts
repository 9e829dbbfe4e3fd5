/** Numbers by name: the built-in ones, then each guide in turn. */
export type Values = Map<string, number>;

/** A formula of a shape: its name and what it is made of, `x1 = sin w angle`. */
export type Guide = { name: string; operator: string; operands: string[] };

const fullTurn = 21_600_000;

/** The format's angles are in 60000ths of a degree. */
export const radians = (angle: number): number => (angle / fullTurn) * 2 * Math.PI;
const angleOf = (radian: number): number => (radian / (2 * Math.PI)) * fullTurn;

const divide = (dividend: number, divisor: number): number => (divisor === 0 ? 0 : dividend / divisor);

// The standard's operators (ISO/IEC 29500-1, 20.1.9.11).
const operators: Record<string, (x: number, y: number, z: number) => number> = {
  '*/': (x, y, z) => divide(x * y, z),
  '+-': (x, y, z) => x + y - z,
  '+/': (x, y, z) => divide(x + y, z),
  '?:': (x, y, z) => (x > 0 ? y : z),
  abs: (x) => Math.abs(x),
  at2: (x, y) => angleOf(Math.atan2(y, x)),
  cat2: (x, y, z) => x * Math.cos(Math.atan2(z, y)),
  cos: (x, y) => x * Math.cos(radians(y)),
  max: (x, y) => Math.max(x, y),
  min: (x, y) => Math.min(x, y),
  mod: (x, y, z) => Math.hypot(x, y, z),
  pin: (x, y, z) => (y < x ? x : y > z ? z : y),
  sat2: (x, y, z) => x * Math.sin(Math.atan2(z, y)),
  sin: (x, y) => x * Math.sin(radians(y)),
  sqrt: (x) => Math.sqrt(Math.max(0, x)),
  tan: (x, y) => x * Math.tan(radians(y)),
  val: (x) => x,
};

/** The names that every shape may use, for a box of this size. */
function builtIn(width: number, height: number): Values {
  const short = Math.min(width, height);
  const values: Values = new Map(
    Object.entries({
      l: 0,
      t: 0,
      r: width,
      b: height,
      w: width,
      h: height,
      hc: width / 2,
      vc: height / 2,
      ls: Math.max(width, height),
      ss: short,
      cd2: fullTurn / 2,
      cd4: fullTurn / 4,
      cd8: fullTurn / 8,
      '3cd4': (fullTurn * 3) / 4,
      '3cd8': (fullTurn * 3) / 8,
      '5cd8': (fullTurn * 5) / 8,
      '7cd8': (fullTurn * 7) / 8,
    }),
  );
  for (const parts of [2, 3, 4, 5, 6, 8, 10, 12, 16, 32]) {
    values.set(`wd${parts}`, width / parts);
    values.set(`hd${parts}`, height / parts);
    values.set(`ssd${parts}`, short / parts);
  }
  return values;
}

/** Reads a formula: `sin w angle`. */
export function parseGuide(name: string, formula: string): Guide {
  const [operator = 'val', ...operands] = formula.trim().split(/\s+/);
  return { name, operator, operands };
}

/** A number or the value of a name; a name that nobody set is 0. */
export const valueOf = (values: Values, operand: string | undefined): number => {
  if (operand === undefined) return 0;
  const named = values.get(operand);
  if (named !== undefined) return named;
  const plain = Number(operand);
  return Number.isFinite(plain) ? plain : 0;
};

/** Works out the guides for a box of this size; `adjust` replaces the values of handles. */
export function evaluateGuides(
  handles: readonly Guide[],
  guides: readonly Guide[],
  size: { width: number; height: number },
  adjust: Readonly<Record<string, number>> = {},
): Values {
  const values = builtIn(size.width, size.height);
  const run = ({ name, operator, operands }: Guide) => {
    const [x, y, z] = operands.map((operand) => valueOf(values, operand));
    values.set(name, operators[operator]?.(x ?? 0, y ?? 0, z ?? 0) ?? 0);
  };
  for (const handle of handles) {
    const set = adjust[handle.name];
    if (set === undefined) run(handle);
    else values.set(handle.name, set);
  }
  guides.forEach(run);
  return values;
}
