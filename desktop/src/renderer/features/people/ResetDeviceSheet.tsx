// Reset a device of a person, or take that back: what happens is told first, and the reason is kept.
import { useState } from 'react';
import { unsentWords } from '@lotline/schema/domain/device/device.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { deviceName, nameOf, type Device, type Person } from './person-data.ts';
import { useResetDevice } from './use-people.ts';

interface ResetDeviceSheetProps {
  readonly person: Person;
  readonly device: Device;
  readonly onClose: () => void;
}

export function ResetDeviceSheet({ person, device, onClose }: ResetDeviceSheetProps) {
  const [why, setWhy] = useState('');
  const command = useResetDevice();
  const toast = useToast();
  const isWanted = device.resetAskedAt == null;
  const submit = async () => {
    if ((await command.run({ id: device.id, isWanted, why })) === null) return;
    toast.success(isWanted ? 'The device signs out with its next sync.' : 'The device stays signed in.');
    onClose();
  };
  const isReason = command.problem?.code === 'REASON_REQUIRED';
  return (
    <Sheet
      title={isWanted ? `Reset ${deviceName(device)} of ${nameOf(person)}?` : 'Cancel the reset?'}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind={isWanted ? 'danger' : 'primary'} type="submit" busy={command.isBusy}>
          {isWanted ? 'Reset device' : 'Cancel reset'}
        </Button>
      }
    >
      <div className={layout.stack}>
        {command.sentence === null || isReason ? null : <Banner tone="bad" title={command.sentence} />}
        {isWanted ? <WhatHappens device={device} /> : <p>It stays signed in.</p>}
        <WhyField value={why} error={isReason ? command.problem?.message : undefined} onChange={setWhy} data-autofocus />
      </div>
    </Sheet>
  );
}

function WhatHappens({ device }: Pick<ResetDeviceSheetProps, 'device'>) {
  const unsent = unsentWords(device.unsent);
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
