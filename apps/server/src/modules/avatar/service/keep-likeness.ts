import { fill, type Language } from '@app/contract/base/messages.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { photoErrors } from '@app/contract/photo/errors.ts';
import { photoLimits } from '@app/contract/photo/limits.ts';
import { consentStatements, consentVersion } from '@app/contract/photo/states/consent.ts';
import type { Consent, Likeness } from '@app/contract/photo/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { createPhotoStore } from '../store/photos.ts';
import { createLikenessStore } from '../store/likenesses.ts';
import type { AvatarRow, LikenessRow, PhotoRow } from '../tables.ts';

type Deps = { db: Database; clock: Clock; newId: () => string };
type Named = Pick<AvatarRow, 'id' | 'name'>;

/** What was agreed to, in the words of that time. */
function statementOf({ subject, person, version }: LikenessRow, language: Language): string {
  const statement = consentStatements[version];
  if (!statement) throw new Error(`nobody can have agreed to version ${version}`);
  return fill(statement[subject], language, { person });
}

/** Who may be shown: the ledger that an owner can hold out to whoever asks. */
export function keepLikeness({ db, clock, newId }: Deps) {
  const begin = (tx: Transaction, likenessId: string, { id, name }: Named): Promise<void> =>
    createLikenessStore(tx).addUse({ likenessId, avatarId: id, name, since: clock.now(), until: null });

  const end = (tx: Transaction, { id, name }: Named): Promise<void> =>
    createLikenessStore(tx).endUse(id, { name, until: clock.now() });

  return {
    /** Somebody agrees that a photo is used; for one that was agreed to before nothing has to be said. */
    async agree(
      tx: Transaction,
      { userId, fileKey: photoHash }: PhotoRow,
      consent: Consent | undefined,
    ): Promise<void> {
      const store = createLikenessStore(tx);
      const known = await store.ofPhoto(userId, photoHash);
      if (!consent) {
        if (known) return;
        throw new AppError(photoErrors.consentMissing);
      }
      const { subject, person } = consent;
      if (known?.subject === subject && known.person === person) return;
      const id = newId();
      const createdAt = clock.now();
      await store.insert({ id, userId, subject, person, version: consentVersion, photoHash, createdAt });
    },

    /** An avatar has a new look, made from its photo: from now on it shows that face, and until now the one before. */
    async show(tx: Transaction, avatar: Named): Promise<void> {
      const store = createLikenessStore(tx);
      const photo = await createPhotoStore(tx).ofAvatar(avatar.id);
      const likeness = photo && (await store.ofPhoto(photo.userId, photo.fileKey));
      if (!likeness || (await store.shownBy(avatar.id))?.id === likeness.id) return;
      await end(tx, avatar);
      await begin(tx, likeness.id, avatar);
    },

    /** A copy shows who its source shows. */
    async copy(tx: Transaction, from: string, to: Named): Promise<void> {
      const likeness = await createLikenessStore(tx).shownBy(from);
      if (likeness) await begin(tx, likeness.id, to);
    },

    end,

    async list({ userId }: UserVisitor, language: Language): Promise<{ list: Likeness[]; total: number }> {
      const store = createLikenessStore(db);
      const rows = await store.newestOf(userId, photoLimits.likenesses);
      const all = rows.length === 0 ? [] : await store.usesOf(rows.map(({ id }) => id));
      const uses = new Map(rows.map(({ id }) => [id, [] as typeof all]));
      for (const one of all) uses.get(one.use.likenessId)?.push(one);
      const list = rows.map((row) => ({
        id: row.id,
        subject: row.subject,
        person: row.person,
        statement: statementOf(row, language),
        version: row.version,
        photoHash: row.photoHash,
        agreedAt: row.createdAt,
        avatars: (uses.get(row.id) ?? [])
          .slice(0, photoLimits.usesOfLikeness)
          .map(({ use: { avatarId, since, until, name: last }, name }) => ({
            avatarsId: avatarId,
            name: name ?? last,
            since,
            until,
          })),
      }));
      return { list, total: await store.countOf(userId) };
    },
  };
}
export type Likenesses = ReturnType<typeof keepLikeness>;
