import { createReadStream } from 'node:fs';
import { mendSlide } from '@app/deck/compose/mend-slide.ts';
import { mapSlideAddresses } from '@app/deck/elements/registry.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import type { JobTools } from '../../../platform/jobs/define.ts';
import { type PictureFile, pictureTypes } from '../../../providers/document/port.ts';
import type { MadePage } from '../../../providers/outline/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { ProjectRow, ProjectService } from '../../project/service.ts';
import type { PushService } from '../../push/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { designFor, sceneOf } from '../rules.ts';

type Deps = {
  newId: () => string;
  projects: ProjectService;
  courseware: CoursewareService;
  files: FileService;
  uploads: UploadService;
  push: PushService;
};

/** The project has gone, or is worked on by another task: there is nothing to do. */
export class Overtaken extends Error {}

/** Stores the pictures that a slide shows, each with the first page that shows it. */
function takePictures(
  { newId, courseware, files }: Pick<Deps, 'newId' | 'courseware' | 'files'>,
  found: readonly PictureFile[],
) {
  const addresses = new Map<string, string>();
  return async (slide: Slide) => {
    const media: { id: string; fileKey: string; type: string; size: number }[] = [];
    for (const { url } of slide.elements.flatMap((element) => (element.type === 'image' ? [element] : []))) {
      const file = found.find((each) => each.url === url);
      if (!file || addresses.has(url)) continue;
      const { key, size } = await files.keep(createReadStream(file.path), Number.MAX_SAFE_INTEGER);
      const id = newId();
      addresses.set(url, courseware.nameOfMedia(id));
      media.push({ id, fileKey: key, type: pictureTypes[file.type], size });
    }
    return { slide: mapSlideAddresses(slide, (url) => addresses.get(url) ?? url), media };
  };
}

/** What is stored of one attempt: pages, and the pictures they may show. */
type Made = { attempt: string; pages: readonly MadePage[]; pictures: readonly PictureFile[] };

/** Making the pages is done when they begin to be stored. */
export const doneBefore = 60;

/** Stores the pages of a talk one after the other; those who wait see them come. */
export const storePages =
  (deps: Deps) =>
  async (project: ProjectRow, { attempt, pages, pictures }: Made, tools: JobTools): Promise<void> => {
    const { projects, courseware, uploads, push } = deps;
    const { id: projectId, userId } = project;
    const take = takePictures(deps, pictures);
    const draft = project.coursewareId !== null;
    const design = designFor(sceneOf(project));
    for (const [index, { slide: made, told, engine }] of pages.entries()) {
      const { slide, media } = await take(mendSlide(made, design));
      const script = scriptFromText(told.map(({ text }) => text).join('\n'));
      const share = (index + 1) / pages.length;
      await tools.once(`${attempt}:${index}`, async (tx) => {
        const add = async () => {
          if (!(await projects.openPages(tx, projectId))) throw new Overtaken();
          if (index === 0) await courseware.addDesign(tx, projectId, { design, draft });
          const page = { projectId, index, slide, script, scriptEngine: engine, media, draft };
          await courseware.addPage(tx, page);
        };
        // Its pictures take storage, and nothing else of a page does.
        await (media.length > 0 ? uploads.storeWithin(tx, userId, add) : add());
        const data = { projectId, coursewarePageId: slide.id, progress: Math.round(share * 100) };
        await push.publish(tx, { event: 'text-generation-progress', userId, data });
      });
      await tools.progress(Math.round(doneBefore + share * (95 - doneBefore)));
    }
  };
