import { writeCorpus } from '/work/main/tests/bench/corpus.ts'
import { build } from '/work/main/src/build/build.ts'
import { mkdtempSync, rmSync, appendFileSync, readdirSync } from 'node:fs'
const t = mkdtempSync('/tmp/m-')
for (const n of [400,1500,1600]) {
  writeCorpus(t+'/c'+n, n, '/work/main/content')
  const out=t+'/d'+n, cache=t+'/k'+n
  for (let i=0;i<3;i++){ const s=performance.now(); const r=build({content:t+'/c'+n, public:'/work/main/public'},{out,cache}); console.log(n,i,Math.round(performance.now()-s), r.ok ? r.summary.files+' '+r.summary.changed: r)
  }
}
rmSync(t,{recursive:true})
