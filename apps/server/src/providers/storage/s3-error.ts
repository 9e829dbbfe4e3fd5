export type Place = { bucket: string; host: string };

type Facts = { name: string; message: string; status: number | undefined; code: string };

// The SDK's errors carry parts of the request and the access key, and end up in logs.
// So only a sentence of ours, made of name and status, leaves this provider.
export function s3Error(error: unknown, doing: string, place: Place): Error {
  const facts = factsOf(error);
  if (facts.status === 416) return new RangeError('The range starts behind the last byte');
  return new Error(`The S3 storage at ${place.host} cannot ${doing}: ${reasonOf(facts, place)}`);
}

function reasonOf({ name, message, status, code }: Facts, { bucket }: Place) {
  if (name === 'NoSuchBucket' || status === 404) return `the bucket "${bucket}" does not exist`;
  if (status === 401 || status === 403) return `the keys are wrong or may not use the bucket "${bucket}"`;
  if (status === 301) return `the bucket "${bucket}" is in another region`;
  if (status !== undefined) return `it answered ${name} (HTTP ${status})`;
  if (name === 'AbortError' || name === 'TimeoutError') return 'it did not answer in time';
  return code ? `it cannot be reached (${code})` : message;
}

export function isAbsent(error: unknown) {
  const { name, status } = factsOf(error);
  return status === 404 && name !== 'NoSuchBucket';
}

// Worth another try: the connection broke, or the store says it is busy.
export function isPassing(error: unknown) {
  const { status } = factsOf(error);
  return status === undefined || status === 429 || status >= 500;
}

function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { name: '', message: 'unknown error', status: undefined, code: '' };
  // The SDK adds this to every error that came as an answer.
  const metadata = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }) : {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { name: error.name, message: error.message, status: metadata.httpStatusCode, code };
}
