const policy = {
  'default-src': ["'self'"],
  // The embedded engines in the browser are WebAssembly.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

const contentPolicy = Object.entries(policy)
  .map(([name, sources]) => `${name} ${sources.join(' ')}`)
  .join('; ');

/** On every answer. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** On JSON of the API: it is never cached and never a document. */
export const onCalls = { 'cache-control': 'no-store' } as const;

/** On JSON that is the same for everybody. */
export const keptFor = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` });

/** On pages. */
export const onPages = {
  'content-security-policy': contentPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
} as const;

/** On every answer when the public address is https: browsers then refuse plain http. */
export const onlyHttps = { 'strict-transport-security': 'max-age=31536000' } as const;

/** On files that users uploaded: whatever is in them, the browser runs nothing of it. */
export const onUserFiles = { 'content-security-policy': "default-src 'none'; sandbox" } as const;
