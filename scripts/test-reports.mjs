// What failed, told from the reports of vitest and Playwright: short, and at the end, where whoever reads a log looks first.
import { stripVTControlCharacters } from 'node:util';

const told = (title, messages, mark = '✗') =>
  [`${mark} ${title}`, ...messages.map(stripVTControlCharacters)].join('\n');

/** The failures of a vitest report in JSON. A file that could not be loaded has no test to fail, but a message. */
export function vitestFailures(report) {
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [told(name, [message])];
      return failed.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages));
    });
}

/** The tests of a vitest report in JSON that passed when they were tried again. */
export const vitestSecondTries = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages, '!')),
  );

/** How many tests of these files, or of all, a vitest report in JSON has; none without a report. */
export const testsIn = (report, files) =>
  (report?.testResults ?? [])
    .filter(({ name }) => files.length === 0 || files.some((file) => name.endsWith(`/${file}`)))
    .reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);

/** The stories of a Playwright report in JSON that ended this way, each with what broke. */
function storiesThat(status, report, mark) {
  const among = ({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) =>
          told(
            `${file}:${line} › ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)),
            mark,
          ),
        ),
    ),
    ...suites.flatMap(among),
  ];
  return among(report);
}

/** The failures of a Playwright report in JSON, and what broke outside a story. */
export function playwrightFailures(report) {
  const outside = report.errors.map(({ message }) => told('outside the stories', [message]));
  return [...outside, ...storiesThat('unexpected', report)];
}

/** The stories that passed when they were tried again. */
export const playwrightSecondTries = (report) => storiesThat('flaky', report, '!');
