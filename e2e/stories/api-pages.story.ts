import { expect, test } from '../src/test.ts';

test('the API pages can be read', async ({ page }) => {
  await page.goto('/api-docs');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText('/web-api/').first()).toBeVisible();
});

test('the OpenAPI document parses and holds calls', async ({ request }) => {
  const response = await request.get('/openapi.json');
  expect(response.status()).toBe(200);
  const document = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths).length).toBeGreaterThan(0);
});

test('an unknown call is refused with the envelope', async ({ request }) => {
  const response = await request.get('/web-api/no/such/call');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, data: null });
});
