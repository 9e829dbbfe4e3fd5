// `npm run clip`: a short film of a sample talk with its sound, as a visitor sees it and asks, into docs/pictures/talk.webm,
// and a picture of it into talk.png. `npm run clip -- <photo>`: the same talk, given by who is in the photo, into .cache/clips.
// The pictures are what the browser painted, the sound is what it played; both are joined by the browser itself.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/src/browser.ts';
import { enterTalk, shareSample, startWithSamples } from '../e2e/src/shared-sample.ts';
import { childProgram } from '../apps/server/src/platform/child-program.ts';
import { createEmbeddedLooks } from '../apps/server/src/providers/look/embedded.ts';
import { build } from './build.mjs';
import { root } from './repository.mjs';

const [photo] = process.argv.slice(2);
const folder = join(root, photo === undefined ? 'docs/pictures' : '.cache/clips');
const name = photo === undefined ? 'talk' : basename(photo, extname(photo));
const file = join(folder, `${name}.webm`);
const stillFile = join(folder, `${name}.png`);
const size = { width: 1280, height: 720 };
const question = '哪颗行星最大？';
const playMs = 11_000;
const answerMs = 10_000;

type Frame = { atMs: number; jpeg: string };
type RecordingWindow = Window & { recorded: { startedAt: number; end(): Promise<string> } };

/** Runs before the page's scripts: whatever goes to the loudspeaker goes to a recorder too. */
function recordSound(): void {
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    const { context } = this;
    if (to[0] instanceof AudioDestinationNode && context instanceof AudioContext) {
      const tap = new MediaStreamAudioDestinationNode(context);
      connect.call(this, tap);
      const recorder = new MediaRecorder(tap.stream);
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      const end = async (): Promise<string> => {
        recorder.stop();
        await ended;
        const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      };
      recorder.start();
      (window as unknown as RecordingWindow).recorded = { startedAt: Date.now(), end };
    }
    return connect.apply(this, to as Parameters<typeof connect>);
  } as typeof connect;
}

/** Whoever presents looks like the person of a photo. */
async function presentedBy(context: BrowserContext, of: string): Promise<void> {
  const looks = createEmbeddedLooks({ program: childProgram(root, 'look'), root });
  const look = await looks.build(readFileSync(of), undefined, 'natural');
  await looks.close();
  if (look.kind !== 'photo') throw new Error('a photo as it is was drawn');
  const { rig, picture } = look;
  await context.route(/\/assets\/avatars\/[^/]+\/rig\.json/, (route) => route.fulfill({ json: rig }));
  await context.route(/\/assets\/avatars\/[^/]+\/picture\.\w+/, (route) =>
    route.fulfill({ contentType: 'image/webp', body: Buffer.from(picture) }),
  );
}

async function record(
  page: Page,
  act: () => Promise<void>,
): Promise<{ frames: Frame[]; sound: string; soundAtMs: number }> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ atMs: (metadata.timestamp ?? 0) * 1000, jpeg: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 85,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  await act();
  await session.send('Page.stopScreencast');
  const sound = await page.evaluate(() => (window as unknown as RecordingWindow).recorded.end());
  const soundAtMs = await page.evaluate(() => (window as unknown as RecordingWindow).recorded.startedAt);
  return { frames, sound, soundAtMs };
}

/** Plays pictures and sound once more, at their times, into one file. */
async function joinAll(page: Page, given: Awaited<ReturnType<typeof record>>): Promise<Buffer> {
  const film = await page.evaluate(
    async ({ frames, sound, soundAtMs, width, height }) => {
      const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      const context = new AudioContext();
      const out = new MediaStreamAudioDestinationNode(context);
      const source = new AudioBufferSourceNode(context, {
        buffer: await context.decodeAudioData(bytesOf(sound).buffer),
      });
      source.connect(out);
      const stream = new MediaStream([...canvas.captureStream(25).getTracks(), ...out.stream.getTracks()]);
      const recorder = new MediaRecorder(stream, { mimeType: 'video/webm', videoBitsPerSecond: 900_000 });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      const from = soundAtMs;
      const start = performance.now();
      recorder.start();
      source.start();
      for (const { atMs, jpeg } of frames.filter((frame) => frame.atMs >= from)) {
        const picture = await createImageBitmap(new Blob([bytesOf(jpeg)], { type: 'image/jpeg' }));
        const wait = atMs - from - (performance.now() - start);
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        pen?.drawImage(picture, 0, 0, width, height);
        picture.close();
      }
      recorder.stop();
      await ended;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { ...given, ...size },
  );
  return Buffer.from(film, 'base64');
}

/** What the film shows, read back by the browser: its length, how loud it is, and how much its pictures change. */
const measure = (page: Page, film: Buffer) =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const sound = await new AudioContext().decodeAudioData(bytes.buffer.slice(0));
    const samples = sound.getChannelData(0);
    const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const heard = samples.filter((value) => Math.abs(value) > 0.01).length / samples.length;
    return { seconds: sound.duration, loudest, heard };
  }, film.toString('base64'));

async function shoot(browser: Browser): Promise<void> {
  const product = await startWithSamples();
  try {
    const talk = await shareSample(product);
    // A shared talk follows the browser's language.
    const context = await browser.newContext({ baseURL: product.address, viewport: size, locale: 'zh-CN' });
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(recordSound);
    if (photo !== undefined) await presentedBy(context, photo);
    const page = await context.newPage();
    await enterTalk(page, talk);
    const recorded = await record(page, async () => {
      await page.getByRole('button', { name: '开始播放' }).click();
      await page.locator('[data-captions] mark').first().waitFor();
      await page.waitForTimeout(playMs);
      await page.screenshot({ path: stillFile });
      await page.keyboard.press('q');
      await page.keyboard.type(question, { delay: 90 });
      await page.keyboard.press('Enter');
      await page.waitForTimeout(answerMs);
    });
    await page.close();
    const desk = await context.newPage();
    await desk.goto('/client/settings');
    const film = await joinAll(desk, recorded);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, film);
    console.log(`${file}: ${statSync(file).size} bytes, ${recorded.frames.length} pictures`);
    console.log(JSON.stringify(await measure(desk, film)));
  } finally {
    await product.stop();
  }
}

await build();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...browserFlags, '--autoplay-policy=no-user-gesture-required'],
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  await shoot(browser);
} finally {
  await browser.close();
}
