// Export: all that is unsent and what was removed, as one file that this device saves.
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { logProblem } from '@lotline/web-session/log';
import { useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useKeptPhotos } from '../../platform/photos/photos-context.ts';
import { usePresses } from '../../platform/presses/presses-context.ts';
import { exportFile, exportHolds } from './facts/export-file.ts';

export function useExport(): () => void {
  const { files, clock } = usePlatform();
  const { everything } = usePresses();
  const { displayName, email } = useMe();
  const photos = useKeptPhotos();
  const toast = useToast();
  const save = async (): Promise<void> => {
    const work = await everything();
    const { name, text } = exportFile(work, { person: displayName, email, zone: browserZone(), now: clock.now(), photos });
    files.save(name, new Blob([text], { type: 'application/json' }));
    toast.success(`Saved as ${name}: ${exportHolds(work)}.`);
  };
  return () => {
    save().catch((problem: unknown) => {
      logProblem('The unsent work could not be exported', problem);
      toast.error('The file could not be made. What is unsent stays on this phone.');
    });
  };
}
