// The field app as it is built, in which a page can switch off one protection of photos by its name: what shows that the cases of faults.e2e.ts could
// fail. None of it is in a build that anybody is given.
import { mergeConfig, type Plugin } from 'vite';
import fieldApp from '../../field-pwa/vite.config.ts';
import { SWITCHED_OFF } from './switched-off.ts';

const switches: Plugin = {
  name: 'switches-of-protections',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    return SWITCHED_OFF.filter((one) => file.endsWith(`/${one.file}`)).reduce((text, { was, is }) => {
      if (!text.includes(was)) throw new Error(`${file} no longer says: ${was}`);
      return text.replace(was, () => is);
    }, code);
  },
};

export default mergeConfig(fieldApp, { plugins: [switches] });
