// One changelog a package: what its changesets say, and nothing else. All packages have one version, so
// which dependencies were updated says nothing, and commits are in the history.
module.exports = {
  getReleaseLine: async ({ summary }) => summary.trim(),
  getDependencyReleaseLine: async () => '',
}
