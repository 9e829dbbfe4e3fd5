// Brings the browsers before the stories need them, so that what is missing is said once and without a stack. The last
// line on standard output is which one runs most of the stories, or why there is none.
import { findBrowser } from './browser.ts';
import { bringShell, findShell } from './shell.ts';

try {
  const { executablePath } = await findBrowser();
  bringShell();
  console.log(findShell() ?? executablePath);
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 1;
}
