import { hashPassword, isPasswordOf } from '@app/server/platform/passwords.ts';

// The floor of the login bench: the password hash alone, compared again and again, in a process of its own.
const [atOnce = 1, seconds = 1] = process.argv.slice(2).map(Number);
const password = 'correct-horse-1';
const stored = await hashPassword(password);
await isPasswordOf(password, stored);
const started = performance.now();
const end = started + seconds * 1000;
let done = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < end) {
      if (!(await isPasswordOf(password, stored))) throw new Error('the password is right');
      done++;
    }
  }),
);
process.stdout.write(String((done * 1000) / (performance.now() - started)));
