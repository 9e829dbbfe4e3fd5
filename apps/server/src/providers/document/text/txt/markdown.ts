/** The words of a line of markdown: without the marks of links, pictures, weight and code. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/!?\[([^\][]*)\]\((?:[^()\s]|\([^()]*\))*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*(?![\w*])/g, '$1')
    .replace(/~~(?=\S)[^~]+~~/g, '')
    .replace(/(?<![\w\\])_(?=[^\s_])([^_]+?)(?<=[^\s_])_(?!\w)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/^>\s?/, '');
