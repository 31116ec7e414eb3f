// Of a job whose settings did not come: what goes by them stands on the usual ones.
import { ReadNote, type Read } from '@lotline/web-session/react/ReadBoundary';

export const SettingsNote = ({ read }: { readonly read: Read<unknown> }) => (
  <ReadNote read={read} title="The settings of this work type could not be loaded, so the default settings are used here." />
);
