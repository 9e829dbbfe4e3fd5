// @vitest-environment jsdom
import { invoiceRoutes } from '@app/contract/invoice/routes.ts';
import { orderRoutes } from '@app/contract/order/routes.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '../../../lib/language.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { RequestDialog } from './request-dialog.tsx';

const server = fakeServer();
const orderId = '0198a0c0-0000-7000-8000-00000000000b';

test.each([
  ['zh-CN', '税号', '提交申请', '发票抬头', '税号由 15、18 或 20 位数字和字母组成，请核对'],
  ['en-US', 'Tax number', 'Send request', 'Billed to', 'A tax number has 15, 18 or 20 digits and letters.'],
] as const)(
  'in %s a tax number that cannot be one is refused with the rule',
  async (language, tax, send, title, said) => {
    setLanguage(language);
    server.on(orderRoutes.list, { data: { list: [], total: 0, pageNum: 1, pageSize: 20 } });
    show(
      <QueryClientProvider client={new QueryClient()}>
        <RequestDialog order={orderId} onClose={() => undefined} />
      </QueryClientProvider>,
    );
    fireEvent.change(await screen.findByLabelText(title), { target: { value: '开讲' } });
    fireEvent.change(screen.getByLabelText(tax), { target: { value: '123' } });
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
    expect(server.sentTo(invoiceRoutes.add)).toEqual([]);
  },
);
