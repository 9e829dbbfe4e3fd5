import { type LevelName, levelNameOf, levelNames } from '@app/contract/user/states/level.ts';
import { useId, useState } from 'react';
import { useLevels, useRights } from '../../../lib/levels.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { billingMessages as texts } from '../messages.ts';
import { levelText, rightRows, rightsTexts } from '../rules.ts';
import styles from './rights-matrix.module.css';

/** What every level gives, the own one marked. On a phone one level at a time. */
export function RightsMatrix() {
  const { t, language } = useTexts();
  const own = useSession(({ user }) => levelNameOf(user?.level));
  return (
    <>
      <p className={styles.intro}>{t(texts.rightsIntro, { level: levelText(own, language) })}</p>
      <WideMatrix own={own} />
      <NarrowMatrix own={own} />
    </>
  );
}

function WideMatrix({ own }: { own: LevelName }) {
  const { t, language } = useTexts();
  const levels = useLevels();
  const columns = levelNames.map((name) => rightsTexts(levels[name], language));
  return (
    // A wide table is scrolled by keyboard too.
    <div className={styles.wide} role="region" aria-label={t(texts.compare)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(texts.right)}</th>
            {levelNames.map((name) => (
              <th key={name} scope="col" data-own={name === own}>
                {name === own ? <span className={styles.mine}>{t(texts.yours)}</span> : null}
                {levelText(name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rightRows.map(({ label }, row) => (
            <tr key={label.key}>
              <th scope="row">{t(label)}</th>
              {levelNames.map((name, column) => (
                <td key={name} data-own={name === own}>
                  {columns[column]?.[row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NarrowMatrix({ own }: { own: LevelName }) {
  const { t, language } = useTexts();
  const group = useId();
  const [chosen, setChosen] = useState<LevelName>(own);
  const values = rightsTexts(useRights(chosen), language);
  return (
    <div className={styles.narrow}>
      <fieldset className={styles.levels}>
        <legend className="only-for-readers">{t(texts.chooseLevel)}</legend>
        {levelNames.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={name === chosen} onChange={() => setChosen(name)} />
            {levelText(name, language)}
            {name === own ? <small>{t(texts.yours)}</small> : null}
          </label>
        ))}
      </fieldset>
      <dl className={styles.rights} aria-live="polite">
        {rightRows.map(({ label }, row) => (
          <div key={label.key}>
            <dt>{t(label)}</dt>
            <dd>{values[row]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
