import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { graphSchema, graphStateSchema } from './schema.ts';

/** Calls about the knowledge graph of a project, which is drawn from the same material as its outline. */
export const graphRoutes = defineRoutes({
  get: {
    method: 'GET',
    path: '/web-api/portrait/project/get/graph/{id}',
    visitors: ['user'],
    about: {
      zh: '项目的知识图谱：术语、关系和出处。',
      en: 'The knowledge graph of a project: terms, how they are related, and the sentences that say so.',
    },
    params: z.object({ id: idSchema }),
    data: graphStateSchema,
  },
  draw: {
    method: 'POST',
    path: '/web-api/portrait/courseware/graph',
    visitors: ['user'],
    about: {
      zh: '重新生成知识图谱，返回任务 id。不消耗 AI 助手；手动修改会被替换。',
      en: 'Draws the knowledge graph anew and returns the task. It takes no helper uses, and replaces what was changed by hand.',
    },
    body: z.strictObject({ projectId: idSchema }),
    data: z.object({ taskId: idSchema }),
  },
  save: {
    method: 'PUT',
    path: '/web-api/portrait/project/graph',
    visitors: ['user'],
    about: {
      zh: '保存改过的知识图谱。版本已旧时返回 1001000409 和最新的图谱。',
      en: 'Saves a knowledge graph that was changed. An old revision is refused with 1001000409 and the newest graph.',
    },
    body: z.strictObject({
      projectId: idSchema,
      graph: graphSchema,
      revision: z.int().check(z.nonnegative()),
    }),
    data: graphStateSchema,
    newest: graphStateSchema,
  },
});
