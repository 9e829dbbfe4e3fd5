import type { Levels } from '@app/contract/user/states/level.ts';
import type { SampleService } from '../sample/service.ts';

type Deps = {
  version: string;
  /** What of the settings pages may know. */
  env: {
    MODE: 'local' | 'production' | 'test';
    SMTP_URL: string | undefined;
    /** What the levels have, where the host has changed it. */
    levels: Levels | undefined;
  };
  /** The languages that a sample talk is shipped in. */
  samples: SampleService;
};

export type ClientService = ReturnType<typeof createClientService>;

export function createClientService({ version, env, samples }: Deps) {
  const { MODE: mode, SMTP_URL, levels } = env;
  return {
    async settings() {
      // The guard would keep the browser tests out of the pages they test.
      return {
        version,
        deviceGuard: mode !== 'test',
        showcase: mode === 'test',
        mailReachesPeople: SMTP_URL !== undefined,
        samples: await samples.languages(),
        ...(levels ? { levels } : {}),
      };
    },
  };
}
