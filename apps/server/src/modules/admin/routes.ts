import { adminRoutes } from '@app/contract/admin/routes.ts';
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
}
