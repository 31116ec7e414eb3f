// Who has signed, with their time; and the form in which the next one signs.
import { useId, useState, type FormEvent } from 'react';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import type { Ink as Strokes, Signature } from '@lotline/schema/domain/ticket/ticket';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import words from '@lotline/shared-ui/styles/words.module.css';
import { classes } from '@lotline/shared-ui/styles/classes';
import { Check } from './Check.tsx';
import { Ink } from './Ink.tsx';
import { SignatureField } from './SignatureField.tsx';
import styles from './Signature.module.css';

interface SignedProps {
  readonly signatures: readonly Signature[];
  readonly zone: string;
  readonly today: string;
}

export function Signed({ signatures, zone, today }: SignedProps) {
  if (signatures.length === 0) return <p className={words.muted}>Nobody yet.</p>;
  const when = (at: string) => formatAsOf(at, today, zone);
  return (
    <ul className={styles.people}>
      {signatures.map(({ id, name, at, ink }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <p className={classes(words.small, words.muted)}>{ink === null ? `Typed · ${when(at)}` : when(at)}</p>
          </div>
          {ink === null ? null : <Ink strokes={ink} />}
        </li>
      ))}
    </ul>
  );
}

export interface NewSignature {
  readonly name: string;
  /** Null: the typed name was confirmed instead. */
  readonly ink: Strokes | null;
}

interface SignatureFormProps {
  /** A button elsewhere submits it by this. */
  readonly formId: string;
  readonly statement: string;
  /** The first name that stands there. */
  readonly name: string;
  readonly onSign: (signature: NewSignature) => void;
  /** Something stands in it. */
  readonly onTouched: (isTouched: boolean) => void;
}

const MAX_NAME = 100;

/** A new one for each person: give it a key. */
export function SignatureForm({ formId, statement, name: first, onSign, onTouched }: SignatureFormProps) {
  const [name, setName] = useState(first);
  const [hasAgreed, setAgreed] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [ink, setInk] = useState<Strokes | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const nameId = useId();
  const touched = (then: () => void) => {
    setProblem(null);
    onTouched(true);
    then();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = lackOf({ name, hasAgreed, isTyped, ink });
    setProblem(lacks);
    if (lacks === null) onSign({ name: name.trim(), ink: isTyped ? null : ink });
  };
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit} aria-describedby={nameId}>
      <TextField label="Name" value={name} maxLength={MAX_NAME} autoComplete="off" onChange={(text) => touched(() => setName(text))} />
      <Check isOn={hasAgreed} onChange={(isOn) => touched(() => setAgreed(isOn))}>
        {statement}
      </Check>
      <SignatureField isTyped={isTyped} onTyped={(isOn) => touched(() => setTyped(isOn))} onInk={(drawn) => touched(() => setInk(drawn))} />
      <div id={nameId}>{problem === null ? null : <Banner tone="bad">{problem}</Banner>}</div>
    </form>
  );
}

interface Filled {
  readonly name: string;
  readonly hasAgreed: boolean;
  readonly isTyped: boolean;
  readonly ink: Strokes | null;
}

/** What is still to be done, in words. */
function lackOf({ name, hasAgreed, isTyped, ink }: Filled): string | null {
  if (name.trim() === '') return 'Enter the name first.';
  if (!hasAgreed) return 'Read the sentence, and tick it.';
  return !isTyped && ink === null ? 'Sign in the box, or sign with the typed name.' : null;
}
