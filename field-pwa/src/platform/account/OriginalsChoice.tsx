// Whether this phone stores the original beside each stamped photo (screens.md §1).
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { useSharedSetting } from '../replica/use-shared-setting.ts';
import { keepsOriginals, setKeepsOriginals } from '../photos/originals.ts';

const OPTIONS = [
  { value: 'no', label: 'Stamped only' },
  { value: 'yes', label: 'Keep the original too' },
];

export function OriginalsChoice() {
  const isChosen = useReadable(keepsOriginals);
  const setting = useSharedSetting('Photos');
  const isDecided = setting.originals !== 'person';
  const isKept = isDecided ? setting.originals === 'always' : isChosen;
  return (
    <div className={layout.stack}>
      {isDecided ? null : (
        <Segments
          label="Photos on this phone"
          value={isKept ? 'yes' : 'no'}
          options={OPTIONS}
          onChange={(value) => setKeepsOriginals(value === 'yes')}
        />
      )}
      {isKept ? (
        <p className={words.small}>
          {isDecided ? 'The office has set this phone to keep' : 'Keeps'} the full-size picture from the camera beside each stamped photo.
          It is sent on Wi-Fi, after everything else, and takes up space on this phone until then.
        </p>
      ) : null}
    </div>
  );
}
