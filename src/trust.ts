// The page's content security policy lets no plain string become a script. A worker's address
// passes through here instead, where only the page's own files are let through.

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };

const home = new URL('.', document.baseURI).href;

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, document.baseURI).href.startsWith(home) ? url : null),
});
