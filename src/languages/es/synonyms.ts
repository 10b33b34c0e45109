/** Words that mean the same in Spanish; see `languages/shapes/search-linguistics.ts`. */

export const SPANISH_SYNONYMS = `ordenador computadora computador compu pc, gafas lentes, movil celular telefono, archivo fichero documento, pagina
sitio web, empresa compania firma, grande enorme gigante masivo, borrar eliminar suprimir vaciar, enviar mandar
transmitir, crear construir producir fabricar, dividir separar repartir partir fragmentar, unir juntar combinar, error
fallo falla defecto, arreglar reparar corregir parche, buscar encontrar hallar localizar, ocultar esconder, proteger
defender asegurar, trozo parte pedazo fragmento porcion pieza, contestar responder respuesta, pregunta consulta, dueno
propietario creador fabricante, llave clave, suscripcion mensual mes, enganar engano estafar timar manipular, falso
fraudulento, dinero pago rescate, usuario persona gente, espiar vigilar rastrear seguir fisgar, cancion musica,
pelicula video serie programa, escribir teclear teclado, gastar pagar cobrar, romper averiar estropear destruir danar,
bloquear impedir evitar prohibir parar detener, permitir autorizar dejar habilitar, entrar acceder acceso sesion login
cuenta, clave contrasena pin codigo, hackear atacar ataque infectar piratear, infeccion virus malware, jefe empresa
oficina trabajo, casa hogar vivienda domotica, coche carro auto vehiculo, probar comprobar verificar validar revisar
prueba, mover trasladar migrar mudar pasar, repartir distribuir equilibrar balancear, cargar bateria pila, energia
electricidad luz corriente, siempre continuo constante permanente disponible, viejo antiguo obsoleto anticuado, nuevo
reciente ultimo, texto palabras, descargar bajar instalar, navegar visitar internet, mapa ruta navegacion, entregar
transportar llevar, juego jugar videojuego jugador, mar oceano submarino, privado personal confidencial intimo,
peticion solicitud consulta, traducir traduccion idioma, experimento ensayo prueba, explicar entender interpretar,
cifrar encriptar codificar, portatil movil, ensamblar montar fabricar, componente modulo pieza, guardian vigilante
filtro, filtrar bloquear, pegar acercar contacto, desbloquear abrir`
