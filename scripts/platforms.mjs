// The machines that the product runs on, as Node names them. Linux means glibc: Alpine's musl is not among them.
export const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];

/** This machine in npm's words: os, cpu and, on Linux, libc. */
export function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  // Node itself was linked with one of the two; looking up the names of network addresses would take seconds.
  process.report.excludeNetwork = true;
  const { glibcVersionRuntime } = process.report.getReport().header;
  return { os, cpu, libc: glibcVersionRuntime ? 'glibc' : 'musl' };
}

/** Whether the product has binaries for a machine. */
export const isSupported = ({ os, cpu, libc }) => platforms.includes(`${os}-${cpu}`) && libc !== 'musl';

/** A machine for people, such as linux-x64 or linux-x64-musl. */
export const nameOf = ({ os, cpu, libc }) => `${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`;

const suits = (list, value) =>
  list === undefined ||
  (list.includes(`!${value}`) ? false : list.includes(value) || list[0].startsWith('!'));

/** Whether npm would install a package of a lock on a machine. */
export const isFor = ({ os, cpu, libc }, machine) =>
  suits(os, machine.os) &&
  suits(cpu, machine.cpu) &&
  (machine.libc === undefined || suits(libc, machine.libc));
