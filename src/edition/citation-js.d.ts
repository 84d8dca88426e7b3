/** What the types of citation-js leave out. */
import '@citation-js/core';

declare module '@citation-js/core' {
  namespace plugins {
    namespace config {
      function get(plugin: '@bibtex'): {
        format: { asciiOnly: boolean; useIdAsLabel: boolean; checkLabel: boolean };
      };
    }
  }
}
