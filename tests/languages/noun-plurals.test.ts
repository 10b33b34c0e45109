/** Plural forms as texts use them; a form that is never written does no harm, a missing one loses a link. */
import { describe, expect, test } from 'vitest'
import { plurals } from '../../src/languages/noun-plurals.ts'

describe('In English', () => {
  test.for([
    ['database', 'databases'],
    ['API', 'APIs'],
    ['proxy', 'proxies'],
    ['gateway', 'gateways'],
    ['box', 'boxes'],
    ['class', 'classes'],
    ['patch', 'patches'],
    ['hash', 'hashes'],
    ['point of presence', 'points of presence'],
    ['Software as a service', 'Softwares as a service'],
  ] as const)('more than one %s are %s.', ([name, plural]) => {
    expect(plurals(name, 'en')).toContain(plural)
  })

  test.for(['Kubernetes', 'DNS', 'analysis', 'AWS'])('%s is left as it is.', name => {
    expect(plurals(name, 'en')).toEqual([])
  })
})

describe('In Spanish', () => {
  test.for([
    ['base de datos', 'bases de datos'],
    ['red neuronal', 'redes neuronales'],
    ['árbol de decisión', 'árboles de decisión'],
    ['dirección IP', 'direcciones IP'],
    ['luz', 'luces'],
    ['ratón', 'ratones'],
    ['clave pública', 'claves públicas'],
    ['tecnología de la información', 'tecnologías de la información'],
    ['máquina virtual', 'máquinas virtuales'],
    ['clúster', 'clústeres'],
  ] as const)('more than one %s are %s.', ([name, plural]) => {
    expect(plurals(name, 'es')).toContain(plural)
  })

  test.for([
    ['router', 'routers'],
    ['token', 'tokens'],
    ['firewall', 'firewalls'],
    ['chip', 'chips'],
    ['chatbot', 'chatbots'],
    ['framework', 'frameworks'],
  ] as const)('more than one %s, a word from English, are %s.', ([name, plural]) => {
    expect(plurals(name, 'es')).toContain(plural)
  })

  test.for([
    ['navegador web', 'navegadores web'],
    ['sitio web', 'sitios web'],
  ] as const)('more than one %s are %s: "web" does not change.', ([name, plural]) => {
    expect(plurals(name, 'es')).toContain(plural)
  })

  test.for(['IA', 'API', 'virus', '5G', 'S3', 'AWS'])('%s is left as it is.', name => {
    expect(plurals(name, 'es')).toEqual([])
  })
})

test('The name itself is never among its plurals.', () => {
  for (const name of ['API', 'red', 'virus', 'dirección IP', 'C++', '.NET', '5G']) {
    for (const language of ['en', 'es'] as const) expect(plurals(name, language)).not.toContain(name)
  }
})
