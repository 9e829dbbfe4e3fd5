/** Why a project file is not read: its words are not those of its format, or of a version that is not known here. */
export type ProjectRefusal = 'project-damaged' | 'project-newer';

/** Thrown by the reader of project files; what is wrong with them as zips is refused by the guard of packages. */
export class ProjectRefused extends Error {
  override readonly name = 'ProjectRefused';
  readonly reason: ProjectRefusal;

  constructor(reason: ProjectRefusal, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
