// Signs that some file system does not take.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;

const longest = 100;

/** What a file that is made of a project is called, without its ending. */
export const plainFileName = (title: string): string => {
  const plain = title.replaceAll(forbidden, ' ').replaceAll(/\s+/g, ' ').trim().replace(/\.+$/, '');
  return plain.slice(0, longest) || 'Rostrum';
};
