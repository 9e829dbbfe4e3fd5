// Which browser the stories run in, decided from what a machine is and has. It does nothing by itself.
import path from 'node:path';

export type Machine = {
  readonly platform: string;
  readonly arch: string;
  readonly isRoot: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a file is there and may be run. */
  isProgram(file: string): boolean;
};

export type Choice =
  | { readonly kind: 'program'; readonly file: string }
  /** The one that comes with npm. */
  | { readonly kind: 'npm' }
  /** None yet, but this machine can install one by itself. */
  | { readonly kind: 'install' }
  | { readonly kind: 'none'; readonly sentence: string };

const linuxNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macNames = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsNames = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'];

const aptGet = '/usr/bin/apt-get';

const present = (...values: (string | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value));

/** Where browsers are found that are on no PATH. */
function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const homes = present('/', env['HOME']);
    return macNames.flatMap((name) =>
      homes.map((home) => path.posix.join(home, 'Applications', `${name}.app/Contents/MacOS`, name)),
    );
  }
  if (platform === 'win32') {
    const homes = present(env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']);
    return windowsNames.flatMap((name) =>
      homes.map((home) => path.win32.join(home, name, 'Application', windowsProgram(name))),
    );
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'];
}

const windowsProgram = (name: string) => (name.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe');

function onPath({ platform, env }: Machine): string[] {
  const { delimiter, join } = platform === 'win32' ? path.win32 : path.posix;
  const names = platform === 'win32' ? ['chrome.exe', 'chromium.exe', 'msedge.exe'] : linuxNames;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The command that brings a browser, for a person to run. */
function commandFor(machine: Machine): string {
  if (machine.platform === 'darwin') return 'brew install --cask google-chrome';
  if (machine.platform === 'win32') return 'winget install Google.Chrome';
  return machine.isProgram(aptGet) ? 'sudo apt-get install chromium' : 'sudo dnf install chromium';
}

/** The browser of the setting, the machine's own, the one from npm, or what to do. */
export function chooseBrowser(machine: Machine): Choice {
  const chosen = machine.env['CHROME_PATH'];
  if (chosen) return machine.isProgram(chosen) ? { kind: 'program', file: chosen } : wrongSetting(chosen);
  const file = [...onPath(machine), ...usualPlaces(machine)].find((place) => machine.isProgram(place));
  if (file) return { kind: 'program', file };
  // It was built for x64 alone.
  if (machine.platform === 'linux' && machine.arch === 'x64') return { kind: 'npm' };
  if (machine.platform === 'linux' && machine.isRoot && machine.isProgram(aptGet)) return { kind: 'install' };
  return noBrowser(machine);
}

/** What to say where no browser is found. */
export function noBrowser(machine: Machine): Choice & { kind: 'none' } {
  const command = commandFor(machine);
  return {
    kind: 'none',
    sentence:
      `没有找到运行浏览器测试的浏览器；请运行 ${command}，或用 CHROME_PATH 指定 Chrome、Chromium 或 Edge 的程序文件。\n` +
      `There is no browser for the stories; run ${command}, or set CHROME_PATH to the program file of Chrome, Chromium or Edge.`,
  };
}

const wrongSetting = (file: string): Choice => ({
  kind: 'none',
  sentence:
    `CHROME_PATH 指定的 ${file} 不是可以运行的程序；请改成浏览器的程序文件，或去掉这个配置项。\n` +
    `CHROME_PATH is ${file}, which is not a program that can be run; name the program file of a browser, or unset it.`,
});
