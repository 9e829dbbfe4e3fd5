// Makes the bucket of the S3_* settings in a store that may still be starting. A bucket that is there is left alone.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const patience = 60_000;

/** Whether it is done; a refusal is final, everything else may be a store that is not ready. */
async function tryToMake(client, bucket) {
  try {
    await client.send(new CreateBucketCommand(bucket));
    return true;
  } catch (error) {
    const status = error.$metadata?.httpStatusCode;
    if (status === 403) throw error;
    if (status === 409) return client.send(new HeadBucketCommand(bucket)).then(() => true);
    return false;
  }
}

/** Makes the bucket that the settings name; throws when it is refused or the store does not answer in time. */
export async function makeBucket({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }) {
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION || 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY ?? '', secretAccessKey: S3_SECRET_KEY ?? '' },
  });
  const deadline = Date.now() + patience;
  while (!(await tryToMake(client, { Bucket: S3_BUCKET }))) {
    if (Date.now() > deadline) throw new Error(`${S3_ENDPOINT} did not answer within ${patience / 1000} s`);
    await pause(1000);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { S3_BUCKET: name } = process.env;
  try {
    await makeBucket(process.env);
    console.log(`存储桶 ${name} 已就绪。  The bucket ${name} is there.`);
  } catch (error) {
    console.error(
      `无法建立存储桶 ${name}（${error.message}）；请检查 S3_* 配置项。\n` +
        `The bucket ${name} could not be made (${error.message}); check the S3_* settings.`,
    );
    process.exitCode = 1;
  }
}
