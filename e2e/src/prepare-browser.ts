// Brings the browser before the stories need it, so that what is missing is said once and without a stack. The last line
// on standard output is where it is, or why there is none.
import { findBrowser } from './browser.ts';

try {
  console.log((await findBrowser()).executablePath);
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 1;
}
