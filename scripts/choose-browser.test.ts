import { describe, expect, test } from 'vitest';
import { chooseBrowser, type Machine } from '../e2e/src/choose-browser.ts';
import { shellOf } from '../e2e/src/shell.ts';

/** A machine that has these programs and nothing else. */
function machine(platform: string, arch: string, programs: string[] = [], more: Partial<Machine> = {}) {
  const env: Machine['env'] =
    platform === 'win32'
      ? {
          Path: 'C:\\Windows;C:\\Tools',
          PROGRAMFILES: 'C:\\Program Files',
          'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
          LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local',
        }
      : { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/me' };
  const isProgram = (file: string) => programs.includes(file);
  return { platform, arch, isRoot: false, isProgram, ...more, env: { ...env, ...more.env } };
}

const sentenceOf = (choice: ReturnType<typeof chooseBrowser>) =>
  choice.kind === 'none' ? choice.sentence : choice.kind;

describe("a machine's own browser is taken", () => {
  test.each([
    ['linux', 'x64', '/usr/bin/chromium'],
    ['linux', 'arm64', '/usr/local/bin/google-chrome-stable'],
    ['linux', 'arm64', '/usr/bin/microsoft-edge'],
    ['linux', 'arm64', '/snap/bin/chromium'],
    ['darwin', 'arm64', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', 'x64', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['darwin', 'arm64', '/home/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['darwin', 'arm64', '/usr/local/bin/chromium'],
    ['win32', 'x64', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['win32', 'x64', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    ['win32', 'x64', 'C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
    ['win32', 'x64', 'C:\\Tools\\chrome.exe'],
  ])('%s %s: %s', (platform, arch, file) => {
    expect(chooseBrowser(machine(platform, arch, [file]))).toEqual({ kind: 'program', file });
  });

  test('Chrome before Edge', () => {
    const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    expect(chooseBrowser(machine('win32', 'x64', [edge, chrome]))).toEqual({ kind: 'program', file: chrome });
  });
});

describe('the setting', () => {
  test('comes before all others', () => {
    const programs = ['/usr/bin/chromium', '/opt/mine/chrome'];
    const choice = chooseBrowser(
      machine('linux', 'x64', programs, { env: { CHROME_PATH: '/opt/mine/chrome' } }),
    );
    expect(choice).toEqual({ kind: 'program', file: '/opt/mine/chrome' });
  });

  test('that names no program is said to be wrong, and nothing else is taken', () => {
    const choice = chooseBrowser(
      machine('linux', 'x64', ['/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/gone' } }),
    );
    expect(sentenceOf(choice)).toContain(
      'CHROME_PATH is /opt/gone, which is not a program that can be run; name the program file of a browser, or unset it.',
    );
  });
});

describe('without one of its own', () => {
  const apt = ['/usr/bin/apt-get'];

  test('Linux on x64 takes the one from npm, root or not', () => {
    expect(chooseBrowser(machine('linux', 'x64', apt))).toEqual({ kind: 'npm' });
    expect(chooseBrowser(machine('linux', 'x64', apt, { isRoot: true }))).toEqual({ kind: 'npm' });
  });

  test('Debian on arm64 installs one as root', () => {
    expect(chooseBrowser(machine('linux', 'arm64', apt, { isRoot: true }))).toEqual({ kind: 'install' });
  });

  test.each([
    ['linux', 'arm64', apt, {}, 'run sudo apt-get install chromium,'],
    ['linux', 'arm64', [], { isRoot: true }, 'run sudo dnf install chromium,'],
    ['darwin', 'arm64', [], { isRoot: true }, 'run brew install --cask google-chrome,'],
    ['darwin', 'x64', [], {}, 'run brew install --cask google-chrome,'],
    ['win32', 'x64', [], {}, 'run winget install Google.Chrome,'],
  ])('%s %s with %o names the command', (platform, arch, programs, more, command) => {
    const sentence = sentenceOf(chooseBrowser(machine(platform, arch, programs, more)));
    expect(sentence).toContain(command);
    expect(sentence).toContain('没有找到运行浏览器测试的浏览器');
    expect(sentence.split('\n')).toHaveLength(2);
  });
});

describe('the browser without windows', () => {
  const version = '156.0.1-1~deb12u1';

  test('is the one of the installed version', () => {
    expect(shellOf(machine('linux', 'arm64'), version)?.program).toMatch(
      /chromium-headless-shell-156\.0\.1-1~deb12u1\/usr\/lib\/chromium\/chromium-headless-shell$/,
    );
  });

  test.each([
    [
      'where the browser is set',
      machine('linux', 'x64', [], { env: { CHROME_PATH: '/opt/mine/chrome' } }),
      version,
    ],
    ['where the browser is not Debian’s', machine('linux', 'x64'), undefined],
    ['elsewhere', machine('darwin', 'arm64'), version],
  ])('is not taken %s', (_where, where, installed) => {
    expect(shellOf(where, installed)).toBeUndefined();
  });
});
