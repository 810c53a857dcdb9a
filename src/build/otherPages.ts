import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { LANGUAGES } from './languages.ts';

/** The files that only one language other than English needs. */
export const filesOf: Record<string, string[]> = {};

/** Builds the page for frames, and the page in each other language, into the same folder. */
export const otherPages = (
  page: (language: string) => UserConfig,
  embed: (language: string, others?: Readonly<Record<string, string>>) => UserConfig,
): Plugin => ({
  name: 'other-pages',
  apply: 'build',
  async generateBundle(_, bundle) {
    /** Builds a page, adds its new files to the bundle, and returns the name of its entry. */
    const add = async (language: string, config: UserConfig): Promise<string> => {
      const built = await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        build: { ...config.build, write: false, copyPublicDir: false },
      });
      const { output } = built as Rolldown.RolldownOutput;
      for (const file of output) {
        const fileName = file.fileName === 'index.html' ? `${language}.html` : file.fileName;
        // The typeface, the styles and what says nothing are the same files.
        if (fileName in bundle) continue;
        if (language !== 'en') (filesOf[language] ??= []).push(fileName);
        this.emitFile({ type: 'asset', fileName, source: file.type === 'chunk' ? file.code : file.source });
      }
      return output[0].fileName;
    };
    const others: Record<string, string> = {};
    for (const language of LANGUAGES.slice(1)) {
      await add(language, page(language));
      others[language] = await add(language, embed(language));
    }
    await add('en', embed('en', others));
  },
});

/** The frame's style is part of its page, in every language. */
export const withoutStyle: Plugin = {
  name: 'without-style',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) Reflect.deleteProperty(bundle, name);
    },
  },
};
