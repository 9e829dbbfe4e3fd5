import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { taskSchema } from './schema.ts';

const own = { visitors: ['user'], params: z.object({ id: idSchema }) } as const;

/** Calls about long work: progress that survives a reload, cancel and retry. */
export const taskRoutes = defineRoutes({
  list: {
    method: 'POST',
    path: '/web-api/portrait/task/list',
    visitors: ['user'],
    about: { zh: '我的任务，最新的在前。', en: 'My tasks, newest first.' },
    body: z.strictObject({ ...pageFields }),
    data: pageOf(taskSchema),
  },
  get: {
    ...own,
    method: 'GET',
    path: '/web-api/portrait/task/get/{id}',
    about: { zh: '一个任务的状态与进度。', en: 'State and progress of one task.' },
    data: taskSchema,
  },
  cancel: {
    ...own,
    method: 'POST',
    path: '/web-api/portrait/task/cancel/{id}',
    about: { zh: '取消等待中或进行中的任务。', en: 'Cancels a waiting or running task.' },
    data: taskSchema,
  },
  retry: {
    ...own,
    method: 'POST',
    path: '/web-api/portrait/task/retry/{id}',
    about: { zh: '重试失败或已取消的任务。', en: 'Tries a failed or cancelled task again.' },
    data: taskSchema,
  },
});
