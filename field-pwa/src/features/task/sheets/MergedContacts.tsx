// Somebody else saved contacts while these were typed: what only one of the two changed is kept of both, and a field that both changed is asked, one after
// the other (decision 080). Loaded when it happens.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { mergeContacts, type ContactForm, type MergedContacts as Merged } from '@lotline/schema/domain/job/contact-merge';
import { SITE_CONTACT } from '@lotline/schema/domain/job/site-contact.fields';
import { isRecordKey } from '@lotline/schema/domain/record/record-declaration';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import styles from './MergedContacts.module.css';

type Choice = 'yours' | 'theirs';
type Clash = Merged['clashes'][number];

interface MergedContactsProps {
  readonly base: ContactForm;
  readonly yours: ContactForm;
  readonly theirs: ContactForm;
  /** Who saved theirs, where the server tells it. */
  readonly by: string | null;
  readonly developerLabel: string;
  /** @param told stands above the fields @param isAsked a field is not decided yet, so nothing is saved and the fields wait */
  readonly children: (merged: ContactForm, told: ReactNode, isAsked: boolean) => ReactNode;
}

export default function MergedContacts({ base, yours, theirs, by, developerLabel, children }: MergedContactsProps) {
  const [picks, setPicks] = useState<Readonly<Record<string, Choice>>>({});
  const { form, clashes } = mergeContacts({ base, yours, theirs }, picks);
  const [clash] = clashes;
  const label = clash === undefined ? '' : clash.field === 'developer' ? developerLabel : labelOf(clash.field, theirs);
  const told = (
    <Told key={clash?.field ?? ''}>
      {clash === undefined ? (
        <Banner title={`${by ?? 'Someone'} saved while you were editing.`}>Theirs and yours are together below.</Banner>
      ) : (
        <Question
          {...{ clash, label, by }}
          left={clashes.length}
          onChoose={(choice) => setPicks({ ...picks, [String(clash.field)]: choice })}
        />
      )}
    </Told>
  );
  return children(form, told, clash !== undefined);
}

/** Each question has the focus as it comes, and so has the end of them. */
function Told({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.told}>
      {children}
    </div>
  );
}

interface QuestionProps {
  readonly clash: Clash;
  readonly label: string;
  readonly by: string | null;
  readonly left: number;
  readonly onChoose: (choice: Choice) => void;
}

function Question({ clash, label, by, left, onChoose }: QuestionProps) {
  const [mine, other] = [textOf(clash.yours), textOf(clash.theirs)];
  return (
    <section aria-label={label}>
      <p>
        <b>{by ?? 'Someone'} changed this since you opened it.</b> {label}: which is right?
        {left === 1 ? null : ` ${String(left)} to decide.`}
      </p>
      <dl className={styles.versus}>
        <div>
          <dt>Yours</dt>
          <dd>{mine}</dd>
          <dd>
            <Button wide onClick={() => onChoose('yours')}>
              Keep {mine}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{by ?? 'Theirs'}</dt>
          <dd>{other}</dd>
          <dd>
            <Button wide onClick={() => onChoose('theirs')}>
              Use {other}
            </Button>
          </dd>
        </div>
      </dl>
    </section>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' && value.trim() !== '' ? value : 'nothing');

/** 'Bea Cole, phone'. @param field as a clash names it: '12.phone' */
function labelOf(field: string, { rows }: ContactForm): string {
  const [id, key = ''] = field.split('.');
  const name = rows.find((row) => String(row.id) === id)?.name ?? '';
  return `${name === '' ? 'Contact' : name}, ${isRecordKey(SITE_CONTACT, key) ? SITE_CONTACT.fields[key].label.toLowerCase() : key}`;
}
