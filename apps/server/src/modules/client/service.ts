import type { Language } from '@app/contract/base/messages.ts';

type Deps = {
  version: string;
  mode: 'local' | 'production' | 'test';
  sendsMail: boolean;
  /** The languages that a sample talk is shipped in. */
  samples: () => Promise<Language[]>;
};

export type ClientService = ReturnType<typeof createClientService>;

export function createClientService({ version, mode, sendsMail, samples }: Deps) {
  return {
    async settings() {
      // The guard would keep the browser tests out of the pages they test.
      return {
        version,
        deviceGuard: mode !== 'test',
        showcase: mode === 'test',
        mailReachesPeople: sendsMail,
        samples: await samples(),
      };
    },
  };
}
