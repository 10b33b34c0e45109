// try
