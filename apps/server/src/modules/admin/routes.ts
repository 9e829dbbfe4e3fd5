import { adminRoutes } from '@app/contract/admin/routes.ts';
import { moneyRoutes } from '@app/contract/money/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { AdminService } from './service.ts';

export function mountAdmin(mount: Mount, desk: AdminService): void {
  mount(adminRoutes, {
    users: ({ visitor, body }) => desk.users(visitor, body),
    addUser: (call) => desk.addUser(call, call.body),
    updateUser: (call) => desk.updateUser(call, call.body),
    resetUser: (call) => desk.resetUser(call, call.body.id),
    resetFactor: (call) => desk.resetFactor(call, call.body.id),
    removeUser: (call) => desk.removeUser(call, call.params.id),
    grant: (call) => desk.grant(call, call.body),
    inviteCodes: ({ visitor, body }) => desk.inviteCodes(visitor, body),
    addInviteCodes: (call) => desk.addInviteCodes(call, call.body),
    removeInviteCode: (call) => desk.removeInviteCode(call, call.params.code),
    applications: ({ visitor, body }) => desk.applications(visitor, body),
    decide: (call) => desk.decide(call, call.body),
    outbox: ({ visitor, body, language }) => desk.outbox(visitor, body, language),
    tasks: ({ visitor, body, language }) => desk.tasks(visitor, body, language),
    engines: ({ visitor, language }) => desk.engines(visitor, language),
    audit: ({ visitor, body }) => desk.audit(visitor, body),
  });
  mountMoney(mount, desk.money);
}

function mountMoney(mount: Mount, money: AdminService['money']): void {
  mount(moneyRoutes, {
    orders: ({ visitor, body, language }) => money.orders(visitor, body, language),
    receipt: ({ visitor, params }) => money.receipt(visitor, params.id),
    review: (call) => money.review(call, call.body),
    refund: (call) => money.refund(call, call.body),
    invoices: ({ visitor, body }) => money.invoices(visitor, body),
    moveInvoice: (call) => money.moveInvoice(call, call.body),
    lots: ({ visitor, body, language }) => money.lots(visitor, body, language),
    addLot: (call) => money.addLot(call, call.body),
    withdrawLot: (call) => money.withdrawLot(call, call.body.id),
    ledger: ({ visitor, body }) => money.ledger(visitor, body),
    revenue: ({ visitor, body }) => money.revenue(visitor, body),
    exportRevenue: ({ visitor, body, language }) => money.exportRevenue(visitor, body, language),
  });
}
