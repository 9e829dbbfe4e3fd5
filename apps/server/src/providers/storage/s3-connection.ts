import type { S3Client } from '@aws-sdk/client-s3';
import { isAbsent, s3Error } from './s3-error.ts';

export type ConnectionOptions = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  forcePathStyle: boolean;
};

// The SDK costs 22 MB and over a second to load, so it is loaded with the first use.
const loadSdk = () => import('@aws-sdk/client-s3');
type Sdk = Awaited<ReturnType<typeof loadSdk>>;
type Run<Result> = (client: S3Client, sdk: Sdk) => Promise<Result>;

export type Connection = ReturnType<typeof createConnection>;

export function createConnection(options: ConnectionOptions) {
  const place = { bucket: options.bucket, host: new URL(options.endpoint).host };
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  function open() {
    opened ??= loadSdk().then((sdk) => ({ sdk, client: createClient(sdk, options) }));
    return opened;
  }

  const explain = (error: unknown, doing: string) => s3Error(error, doing, place);

  async function call<Result>(doing: string, run: Run<Result>): Promise<Result> {
    const { sdk, client } = await open();
    try {
      return await run(client, sdk);
    } catch (error) {
      throw explain(error, doing);
    }
  }

  return {
    open,
    explain,
    call,
    // For calls about one object: undefined when there is none.
    find: <Result>(doing: string, run: Run<Result>) =>
      call(doing, (client, sdk) =>
        run(client, sdk).catch((error: unknown) => {
          if (isAbsent(error)) return undefined;
          throw error;
        }),
      ),
  };
}

// Without a logger of ours the SDK writes to the console, past our log. What went wrong comes as an error.
const ignore = () => {};
const silence = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

function createClient(sdk: Sdk, options: ConnectionOptions) {
  const { endpoint, region, forcePathStyle, accessKey, secretKey } = options;
  return new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: { connectionTimeout: 5_000 },
    logger: silence,
    // The newer checksum headers are unknown to many S3-compatible stores; ours is in the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
