import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobTools } from '../../../platform/jobs/define.ts';
import { DocumentRefused, type Documents } from '../../../providers/document/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import type { UploadService } from '../../upload/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import { lostOfDeck, withinList } from '../rules.ts';
import type { ProjectRow } from '../tables.ts';
import { bringProject } from './bring-project.ts';
import type { ReadDocument } from './end-import.ts';
import { preparePages } from './prepare-pages.ts';

type Deps = {
  newId: () => string;
  documents: Documents;
  files: FileService;
  uploads: UploadService;
  courseware: CoursewareService;
  avatars: AvatarService;
  voices: VoiceService;
  /** The project, kept for this transaction; throws when it no longer waits for pages. */
  open: (tx: Transaction, projectId: string) => Promise<ProjectRow>;
};
type Wanted = {
  projectId: string;
  uploadId: string;
  userId: string;
  notesAsScript: boolean;
};
/** `folder` is empty and belongs to this attempt. */
type Attempt = { id: string; folder: string; tools: JobTools };

/** Reads a document in a process of its own and stores its pages as they come. */
export const readDeck =
  ({ newId, documents, files, uploads, courseware, avatars, voices, open }: Deps) =>
  async (wanted: Wanted, { id, folder, tools }: Attempt): Promise<ReadDocument> => {
    const { projectId, uploadId, userId, notesAsScript } = wanted;
    const { signal, once, progress } = tools;
    const upload = await uploads.findOf(userId, uploadId);
    if (!upload) throw new DocumentRefused('20250001e4', 'damaged');
    const file = path.join(folder, 'document');
    const pictures = path.join(folder, 'pictures');
    await mkdir(pictures, { recursive: true });
    await pipeline(await files.open(upload.fileKey), createWriteStream(file), { signal });
    const keep = (picture: string) => files.keep(createReadStream(picture), Number.MAX_SAFE_INTEGER);
    const pages = preparePages({ newId, courseware, keep });
    const brought = bringProject({ avatars, voices, keep, userId });
    const { viewport, report, title } = await documents.readDeck(file, {
      folder: pictures,
      signal,
      onOpened(summary) {
        pages.standOn(summary);
        brought.open(summary);
      },
      async onProgress(page) {
        // A page of a project file says what its owner wrote.
        const ready = await pages.prepare(page, notesAsScript || page.settings !== undefined);
        const settings = await brought.settingsOf(page);
        await once(`${id}:${page.index}`, async (tx) => {
          const add = async () => {
            const draft = (await open(tx, projectId)).coursewareId !== null;
            if (page.index === 0)
              await courseware.addDesign(tx, projectId, { design: pages.design(), draft });
            await courseware.addPage(tx, { ...ready, ...settings, projectId, draft });
          };
          // Its pictures take storage, and nothing else of a page does.
          await (ready.media.length > 0 ? uploads.storeWithin(tx, userId, add) : add());
        });
        await progress(((page.index + 1) / page.total) * 100);
      },
    });
    const project = await brought.project();
    const scripts = project ? [] : pages.write(viewport.height);
    await once(`${id}:scripts`, async (tx) => {
      await open(tx, projectId);
      await courseware.writeScripts(tx, projectId, scripts, embeddedEngine);
    });
    // Fonts of a project file were chosen here, or named when its deck came in.
    const fonts = project ? [] : pages.fonts();
    const notKept = withinList([...pages.lost(), ...lostOfDeck(report, pages.last(), fonts)]);
    const firstPage = project?.title ?? pages.firstTitle();
    const names = { firstPage, properties: title, file: upload.name };
    const viewportHeight = viewport.height;
    return { names, viewportHeight, notKept, kept: pages.kept(), ...(project && { project }) };
  };
