// Machines that run tests are busy. What is waited for has a sign, so a quick machine loses nothing by this.
import { vi } from 'vitest';

export const patienceMs = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
