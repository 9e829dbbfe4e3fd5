type Deps = { version: string; mode: 'local' | 'production' | 'test'; sendsMail: boolean };

export type ClientService = ReturnType<typeof createClientService>;

export function createClientService({ version, mode, sendsMail }: Deps) {
  return {
    async settings() {
      // The guard would keep the browser tests out of the pages they test.
      return { version, deviceGuard: mode !== 'test', mailReachesPeople: sendsMail };
    },
  };
}
