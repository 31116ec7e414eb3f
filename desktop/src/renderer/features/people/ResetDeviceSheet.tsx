// Reset a device of a person, or take that back: what happens is told first, and the reason is kept.
import { unsentWords } from '@lotline/schema/domain/device/device.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { deviceName, nameOf, type Device, type Person } from './person-data.ts';
import { useResetDevice } from './use-people.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface ResetDeviceSheetProps {
  readonly person: Person;
  readonly device: Device;
  readonly onClose: () => void;
}

export function ResetDeviceSheet({ person, device, onClose }: ResetDeviceSheetProps) {
  const toast = useToast();
  const isWanted = device.resetAskedAt == null;
  return (
    <CommandSheet
      title={isWanted ? `Reset ${deviceName(device)} of ${nameOf(person)}?` : 'Cancel the reset?'}
      verb={isWanted ? 'Reset device' : 'Cancel reset'}
      draft={`${isWanted ? 'reset' : 'keep'}-device-${String(device.id)}`}
      isDanger={isWanted}
      above={isWanted ? <WhatHappens device={device} /> : <p>It stays signed in.</p>}
      fields={{ why: WHY }}
      command={useResetDevice()}
      inputOf={({ why }) => ({ id: device.id, isWanted, why })}
      onDone={() => toast.success(isWanted ? 'The device signs out with its next sync.' : 'The device stays signed in.')}
      onClose={onClose}
    />
  );
}

function WhatHappens({ device }: Pick<ResetDeviceSheetProps, 'device'>) {
  const unsent = unsentWords(device);
  return (
    <>
      {unsent === null ? null : (
        <Banner tone="unsent" title={`${unsent} when it last reported`}>
          It sends that first, then signs out.
        </Banner>
      )}
      <p>It finds out within a minute. A device without a connection is reset when it comes back. They can sign in on it again.</p>
    </>
  );
}
