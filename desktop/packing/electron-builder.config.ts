// How the desktop is packed, for Windows, macOS and Linux (`npm run pack-desktop`). The console and the program are built files; beside them only the database's native part.
import type { Configuration } from 'electron-builder';

/** Where installed programs look for new versions: built in, so each company's packages follow its own address. */
const updates = process.env['LOTLINE_UPDATES'] ?? 'https://updates.lotline.example/desktop';

/** Prebuilt for each system by the package itself: nothing is compiled, and each installer has its own alone. The program opens it by this name. */
const database = (system: 'win32' | 'darwin' | 'linux'): { from: string; to: string }[] => [
  { from: `../node_modules/better-sqlite3/prebuilds/${system}-\${arch}.node`, to: 'sqlite.node' },
];

const config: Configuration = {
  appId: 'au.lotline.desktop',
  productName: 'Lotline',
  copyright: 'Lotline',
  // pinned: the workspace's packages lie a folder above
  electronVersion: '45.4.1',
  asar: true,
  npmRebuild: false,
  nodeGypRebuild: false,
  directories: { output: 'packing/dist/packages', buildResources: 'public' },
  // the two bundles have every package in them; they are built for the server of these packages, apart from those of development
  files: [
    'dist/**',
    'package.json',
    '!node_modules/**',
    '!**/*.{map,gz,br}',
    { from: 'packing/dist/program', to: 'shell/dist', filter: ['*.cjs'] },
  ],
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    resetAdHocDarwinSignature: true,
  },
  protocols: [{ name: 'Lotline', schemes: ['lotline'] }],
  win: { target: [{ target: 'nsis', arch: ['x64', 'arm64'] }], extraResources: database('win32') },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    // updates come as a zip
    target: [
      { target: 'dmg', arch: ['x64', 'arm64'] },
      { target: 'zip', arch: ['x64', 'arm64'] },
    ],
    category: 'public.app-category.business',
    hardenedRuntime: true,
    gatekeeperAssess: false,
    notarize: true,
    extraResources: database('darwin'),
  },
  linux: {
    target: ['AppImage', 'deb'],
    // else it is made of the workspace's name
    executableName: 'lotline',
    category: 'Office',
    maintainer: 'Lotline <help@lotline.example>',
    extraResources: database('linux'),
  },
  publish: [{ provider: 'generic', url: updates }],
};

export default config;
