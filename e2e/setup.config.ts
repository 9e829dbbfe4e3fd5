// Playwright takes the setup of a run from a default export.
export { hostProducts as default } from './src/products.ts';
