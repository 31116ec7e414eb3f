// The signed-in person for tests: Ruth, a field worker without a group, unless the test says otherwise.
import type { Me } from '../me.ts';

export function buildMe(part: Partial<Me> = {}): Me {
  return {
    id: 5,
    canLogIn: true,
    email: 'sub@lotline.example',
    firstName: 'Ruth',
    lastName: 'Okafor',
    displayName: 'Ruth Okafor',
    role: 'Field worker',
    roles: ['Field worker'],
    isSubcontractor: false,
    independentContractorId: null,
    groupUsers: [],
    claims: [],
    ...part,
  };
}
