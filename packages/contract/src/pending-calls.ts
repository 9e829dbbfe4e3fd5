/** Calls of the spec that no handler serves yet. The list may only shrink; docs/spec-map.md is held against it. */
export const pendingCalls: readonly string[] = [
  'POST /web-api/portrait/avatars/record',
  'POST /web-api/portrait/avatars/count',
  'POST /web-api/portrait/avatars/report',
  'POST /web-api/portrait/project/report',
  'POST /web-api/portrait/statistics/list',
  'POST /web-api/portrait/statistics/get',
  'POST /web-api/portrait/statistics/ranking',
  'POST /web-api/portrait/courseware/questions/add',
  'POST /web-api/portrait/courseware/questions/generate',
  'POST /web-api/portrait/courseware/questions/page',
  'POST /web-api/portrait/courseware/questions/sava',
  'DELETE /web-api/portrait/questions/delete/{id}',
  'DELETE /web-api/portrait/questions/deleteAll/{a}/{b}',
  'PUT /web-api/portrait/questions/put/{a}/{b}',
  'PUT /web-api/portrait/questions/update',
  'GET /web-api/portrait/corporate/get',
];
