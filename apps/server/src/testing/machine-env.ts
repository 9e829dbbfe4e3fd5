import { settings as productSettings } from '../env.ts';

/** What the shell of the developer says, without the settings of their own product. */
export const machineEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !Object.hasOwn(productSettings, name)));
