// What a change that is not saved yet does to jobs and tasks that are there: counted, with the first of each by name (screens.md §2.21).
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sayGoingPhotos } from '@lotline/schema/domain/attachment/photo-retention.rules';
import { EFFECT_KINDS, isOfJob, type EffectKind } from '@lotline/schema/domain/task/setting-preview.rules';
import { sayEffect, sayLookedAt } from '@lotline/schema/domain/task/setting-effect-words';
import type { SettingPreviewInput } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useSettingPreview, type SettingPreview } from './use-setting-preview.ts';
import styles from './Settings.module.css';

type Shown = SettingPreview['effects'][number];

interface SettingEffectsProps {
  /** Null: what stands there cannot be saved, so nothing is worked out. */
  readonly input: SettingPreviewInput | null;
}

export function SettingEffects({ input }: SettingEffectsProps) {
  const { state, again } = useSettingPreview(input);
  if (input === null) return null;
  return (
    <section className={styles.effects} aria-label="What it changes" aria-busy={state.is === 'asking'}>
      <h3>What it changes</h3>
      <div role="status">
        {state.is === 'asking' ? <p className={words.muted}>Working out what it changes…</p> : null}
        {state.is === 'failed' ? <p>What it changes could not be worked out. It can still be saved.</p> : null}
        {state.is === 'known' ? <Summary preview={state.preview} /> : null}
      </div>
      {state.is === 'failed' ? <Button onClick={again}>Try again</Button> : null}
      {state.is === 'known' ? (
        <ul className={styles.changes}>
          {state.preview.effects.map((effect) => (
            <OneEffect key={[effect.kind, effect.what, effect.before, effect.after].join('\n')} effect={effect} />
          ))}
          {state.preview.devices === 0 ? null : <OldDevices preview={state.preview} />}
        </ul>
      ) : null}
    </section>
  );
}

function Summary({ preview: { tasks, effects, photos } }: { readonly preview: SettingPreview }) {
  if (photos != null) return sayGoingPhotos(photos).map((sentence) => <p key={sentence}>{sentence}</p>);
  return (
    <p className={words.muted}>
      {effects.length === 0 ? 'Nothing changes on existing jobs and tasks. ' : ''}
      {tasks === 0 ? '' : sayLookedAt(tasks)}
    </p>
  );
}

/** Of people whose app does not know the setting yet: it asks for nothing there until it is loaded anew. */
function OldDevices({ preview: { devices, firstDevices } }: { readonly preview: SettingPreview }) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = devices - firstDevices.length;
  return (
    <li className={styles.effect}>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {devices === 1 ? '1 device has' : `${devices.toLocaleString('en-AU')} devices have`} a version of the app that is too old for this
      </button>
      {isOpen ? (
        <ul>
          {firstDevices.map(({ person, device, appVersion }, at) => (
            <li key={at}>
              {person} <span className={words.muted}>{`${device}, version ${appVersion}`}</span>
            </li>
          ))}
          {rest > 0 ? <li className={words.muted}>and {rest.toLocaleString('en-AU')} more</li> : null}
        </ul>
      ) : null}
    </li>
  );
}

const isKind = (kind: string): kind is EffectKind => EFFECT_KINDS.some((one) => one === kind);

function OneEffect({ effect }: { readonly effect: Shown }) {
  const [isOpen, setIsOpen] = useState(false);
  const { kind, first, firstPeople } = effect;
  if (!isKind(kind)) return null;
  const rest = (isOfJob(kind) ? effect.jobs : effect.tasks) - first.length;
  return (
    <li className={styles.effect}>
      {first.length + firstPeople.length === 0 ? (
        <span>{sayEffect({ ...effect, kind })}</span>
      ) : (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {sayEffect({ ...effect, kind })}
        </button>
      )}
      {isOpen ? (
        <ul>
          {effect.firstPeople.map(({ id, displayName }) => (
            <li key={`person ${String(id)}`}>{displayName}</li>
          ))}
          {effect.people > effect.firstPeople.length ? (
            <li className={words.muted}>and {(effect.people - effect.firstPeople.length).toLocaleString('en-AU')} more people</li>
          ) : null}
          {first.map((task) => (
            <li key={task.id}>
              <Link to={`/construction/${String(task.jobId)}`}>{task.workOrder}</Link> {task.name}
            </li>
          ))}
          {rest > 0 ? <li className={words.muted}>and {rest.toLocaleString('en-AU')} more</li> : null}
        </ul>
      ) : null}
    </li>
  );
}
