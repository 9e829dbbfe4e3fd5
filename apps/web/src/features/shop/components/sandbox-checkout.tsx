import { sandboxCards } from '@app/contract/order/states/sandbox-cards.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { paySandbox, useSandbox } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import { methodLabels, moneyText, returnPath } from '../rules.ts';
import styles from './sandbox-checkout.module.css';

const cards = [
  [sandboxCards.paid, texts.cardPays],
  [sandboxCards.declined, texts.cardDeclines],
  [sandboxCards.unannounced, texts.cardSilent],
] as const;

/** The checkout of the sandbox, which looks like nobody's bank and says what it is. */
export function SandboxCheckout({ token }: { token: string }) {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const { data, error } = useSandbox(token);
  const [card, setCard] = useState('');
  const [fault, setFault] = useState('');
  const [isPending, setIsPending] = useState(false);
  if (error || !data)
    return (
      <div className={styles.page} aria-busy={!error}>
        <div className={styles.box}>
          <h1>{t(texts.sandboxTitle)}</h1>
          {error ? <p role="alert">{error.message}</p> : <Skeleton height={240} />}
          {error ? <ButtonLink to="/billing">{t(texts.toOrders)}</ButtonLink> : null}
        </div>
      </div>
    );
  const isCard = data.payMethod === 'card';
  const way = returnPath(data.returnUrl);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsPending(true);
    setFault('');
    try {
      await paySandbox(token, isCard ? card : undefined);
      await navigate(way, { replace: true });
    } catch (problem) {
      setFault((problem as Error).message);
      setIsPending(false);
    }
  }

  return (
    <div className={styles.page}>
      <form className={styles.box} onSubmit={(event) => void submit(event)}>
        <h1>{t(texts.sandboxTitle)}</h1>
        <p className={styles.warning}>{t(texts.sandboxText)}</p>
        <Facts
          rows={[
            [t(texts.sandboxItem), data.title],
            [t(texts.sandboxAmount), moneyText(data.amount, data.currency, language)],
            [t(texts.method), t(methodLabels[data.payMethod])],
          ]}
        />
        {data.state === 'open' ? (
          <>
            {isCard ? (
              <>
                <TextField
                  label={t(texts.cardNumber)}
                  value={card}
                  inputMode="numeric"
                  autoComplete="off"
                  error={fault === '' ? undefined : fault}
                  onChange={({ target }) => setCard(target.value)}
                />
                <TestCards onChoose={setCard} />
              </>
            ) : null}
            {!isCard && fault !== '' ? <p role="alert">{fault}</p> : null}
            <SubmitButton pending={isPending}>{t(texts.sandboxPay)}</SubmitButton>
          </>
        ) : (
          <p>{t(texts.sandboxOver)}</p>
        )}
        <ButtonLink to={data.state === 'open' ? '/billing' : way} variant="default">
          {t(data.state === 'open' ? texts.sandboxBack : texts.iHavePaid)}
        </ButtonLink>
      </form>
    </div>
  );
}

function TestCards({ onChoose }: { onChoose: (card: string) => void }) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.cards}>
      <legend>{t(texts.testCards)}</legend>
      {cards.map(([number, does]) => (
        <button key={number} type="button" onClick={() => onChoose(number)}>
          <code>{number}</code> <span>{t(does)}</span>
        </button>
      ))}
    </fieldset>
  );
}
