/**
 * What asks the product to stop. Windows sends no SIGTERM: there a closed console window comes as SIGHUP and Ctrl-Break as
 * SIGBREAK. Elsewhere SIGHUP is left alone, or `nohup` would no longer keep the product running.
 */
export const stopSignals = (platform: NodeJS.Platform): readonly NodeJS.Signals[] =>
  platform === 'win32' ? ['SIGINT', 'SIGHUP', 'SIGBREAK'] : ['SIGINT', 'SIGTERM'];
