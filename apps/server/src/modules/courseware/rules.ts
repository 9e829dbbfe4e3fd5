/** Who needs the contents of a project's media. */
export const useOfProject = (projectId: string): string => `project:${projectId}`;

const scheme = 'media:';

/** How a stored slide names one of its files: by id, because addresses end. */
export const mediaName = (id: string): string => `${scheme}${id}`;

/** The id in such a name; undefined for any other address. */
export const mediaIdOf = (url: string): string | undefined =>
  url.startsWith(scheme) ? url.slice(scheme.length) : undefined;
